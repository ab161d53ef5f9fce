// Notes where a visitor came from, on the first page of a tab. At the end of the page.
import { describeSource } from './source.ts';
import { onStoreChange, readItem, writeItem } from './storage.ts';

function note() {
	if (readItem('source') === undefined) writeItem('source', describeSource(document.referrer, location));
}
note();
onStoreChange(note); // what a prerendered page writes is lost
