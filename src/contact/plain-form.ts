// The script of a form that knows nothing beside its fields.
import { findForm, startForm } from './message-form.ts';

startForm(findForm().form);
