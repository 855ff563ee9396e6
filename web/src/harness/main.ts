/** For tests/native/test_worker.py: the engine's worker on a page of its own. */
import { analyse } from '../lib/engine/analyst';

Object.assign(window, { analyse });
