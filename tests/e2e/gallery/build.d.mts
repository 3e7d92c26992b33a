export function buildGallery(outDir: string): Promise<void>;
