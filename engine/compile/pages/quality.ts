/**
 * `quick`: right, within its budget, and live in a fraction of the time. `best`: with share pictures, PDFs, covers for mails,
 * the headline's glyphs in the document, and the best compression.
 */
export type Quality = 'quick' | 'best'
