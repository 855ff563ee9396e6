/** For tests/native/test_worker.py: the engine's worker on a page of its own. */
import { analyse } from '../lib/engine/analyst';
import { Chooser } from '../lib/engine/chooser';

Object.assign(window, { analyse, chooser: new Chooser() });
