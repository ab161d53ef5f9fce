// What every page runs in its head, in one script: before the browser paints.
import '~/schedule/now.ts';
import './preload-font.ts';
