/** The page's scripts, as attributes of their elements: what the page server passes to the code of this folder. */
declare const scripts: Record<string, string>[];
