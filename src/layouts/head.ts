// What every page runs in its head, in one script: before the browser discovers the pictures, paints, or takes a press.
import '~/directives/wake-islands.ts';
import '~/schedule/now.ts';
import './preload-font.ts';
