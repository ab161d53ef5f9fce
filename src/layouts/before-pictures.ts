// Runs in the head, before the browser discovers the pictures.
import './preload-font.ts';
import './defer-images.ts';
