// The script of a form that knows nothing beside its fields.
import { startForm } from './message-form.ts';

startForm();
