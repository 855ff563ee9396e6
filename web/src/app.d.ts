declare const __LANGUAGES__: Readonly<Record<string, string>>;
