// What every page runs, in one script: it has the store of the visitor's browser once.
import '~/directives/wake-islands.ts';
import { registerAfterTouch } from '~/offline/register-after-touch.ts';
import { followSignedIn } from '~/visitor/show-signed-in.ts';
import './navbar.ts';

if (import.meta.env.HAS_ACCOUNTS) followSignedIn();
registerAfterTouch();
