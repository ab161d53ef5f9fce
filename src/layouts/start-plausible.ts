// Plausible's script counts only if it finds its options (https://plausible.io/docs/script-update-guide).
Object.assign(window, { plausible: { o: {} } });
