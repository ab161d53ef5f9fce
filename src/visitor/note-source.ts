// Notes where a visitor came from, on the first page of a tab. At the end of the page.
import { readSource } from './source.ts';
import { onStoreChange, writeItem } from './storage.ts';

const note = () => writeItem('source', readSource());
note();
onStoreChange(note); // what a prerendered page writes is lost
