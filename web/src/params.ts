import { defineParams } from '@sveltejs/kit/params';

/** What a part of an address may be, where two kinds of pages would share it. */
export const params = defineParams({
  language: (text) => (text in __LANGUAGES__ ? text : undefined),
});
