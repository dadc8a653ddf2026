/** three.js's photos as the judge's pixels, for tests/browser/test_photo_agreement.py. */
import type { Setting } from '../../../src/ludoteca/games/foto_perfeita/web/scene';
import { Stage } from '../../../src/ludoteca/games/foto_perfeita/web/studio/stage';

const stage = new Stage();
Object.assign(globalThis, {
  ownersOf: (settings: Setting[]) => settings.map((setting) => [...stage.owners(setting)]),
});
