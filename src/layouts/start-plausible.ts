// Plausible's script counts only if it finds its options (https://plausible.io/docs/script-extensions).
Object.assign(window, { plausible: { o: {} } });
