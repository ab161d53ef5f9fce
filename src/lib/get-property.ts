/** Reads a property of an untrusted value, such as parsed JSON. Returns undefined if there is none. */
export function getProperty(thing: unknown, name: PropertyKey): unknown {
	return isRecord(thing) ? thing[name] : undefined;
}

/** Looks up a key that comes from outside in an object of ours: only its own keys, so never "constructor". */
export function getOwn<Value>(values: { readonly [key: string]: Value }, key: string): Value | undefined {
	return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Whether a value is an object, whose properties can be read. */
export function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
	return typeof value === 'object' && value !== null;
}
