/** Reads a property of an untrusted value, such as parsed JSON. Returns undefined if there is none. */
export function getProperty(thing: unknown, name: PropertyKey): unknown {
	return isRecord(thing) ? thing[name] : undefined;
}

/** Whether a value is an object, whose properties can be read. */
export function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
	return typeof value === 'object' && value !== null;
}
