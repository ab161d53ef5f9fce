// Notes where a visitor came from, on the first page of a tab: the other site's name and the campaign in the address. Fills it
// into the contact form. At the end of the page.
import { readItem, writeItem } from '~/accounts/store.ts';
import { describeSource, shortenSource } from '~/lib/message-source.ts';

const source = shortenSource(readItem('source') ?? describeSource(document.referrer, location));
writeItem('source', source);
const field = document.querySelector<HTMLInputElement>('[name=source]');
if (field) field.value = source;
