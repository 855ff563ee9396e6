/**
 * The page without a network, and its new versions: one is fetched beside the old, and taken when
 * somebody goes to another place in the page, or wishes it. No game is lost by that: what happens in
 * one is written before it is told.
 */

import { goto } from '$app/navigation';

import { t } from '#lib/messages.svelte.ts';
import { toast } from '#lib/toasts.svelte.ts';

/** How often, in milliseconds, a page that stays open looks whether there is a new version. */
const LOOKS = 30 * 60_000;
/** Milliseconds after which a version that does not take over is left for later. */
const PATIENCE = 3_000;

let registration: ServiceWorkerRegistration | null = null;
/** Whether another tab had a new version take over: this one still shows the old. */
let overtaken = false;
let taking = false;

/** Whether a newer version than the one that is shown is there. */
export function newer(): boolean {
  return overtaken || Boolean(registration?.waiting);
}

/** Show the newer version, at this address. */
export async function renew(href: string): Promise<void> {
  taking = true;
  const waiting = registration?.waiting;
  if (waiting) {
    const taken = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        resolve();
      });
      setTimeout(resolve, PATIENCE);
    });
    waiting.postMessage('take over');
    await taken;
  }
  // The same address must be loaded anew too, a part of a page being named in it or not.
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.assign(href);
}

/** Go to a place of the page. Where a newer version takes the opportunity, that is no failure. */
export async function go(...way: Parameters<typeof goto>): Promise<void> {
  try {
    // eslint-disable-next-line svelte/no-navigation-without-resolve -- whoever asks has resolved it
    await goto(...way);
  } catch (error) {
    if (!taking) throw error;
  }
}

function offer(): void {
  // At the first visit there is nothing older.
  if (!navigator.serviceWorker.controller) return;
  toast(t('renewal-ready'), {
    label: t('renewal-take'),
    run: () => void renew(location.href),
  });
}

function whenInstalled(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') offer();
  });
}

/** Keep the page in the browser, and look for new versions; returns how to stop. */
export function keepRenewed(): () => void {
  // Only on https and on this machine itself may a page be kept.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return () => undefined;
  const { serviceWorker } = navigator;
  let first = !serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    overtaken ||= !first && !taking;
    first = false;
  });
  serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    .then((registered) => {
      registration = registered;
      if (registered.waiting) offer();
      whenInstalled(registered.installing);
      registered.addEventListener('updatefound', () => {
        whenInstalled(registered.installing);
      });
    })
    .catch(() => undefined); // this browser keeps nothing: the page is fetched each time
  const look = () => {
    if (document.visibilityState !== 'hidden') registration?.update().catch(() => undefined);
  };
  const timer = setInterval(look, LOOKS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
