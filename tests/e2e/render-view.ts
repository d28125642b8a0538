import { releaseFiles } from '../../engine/campaign/release/release.ts'
import type { View } from '../../engine/campaign/release/view.ts'
import { loadBundledRenderer } from '../../server/adapters/bundled-renderer.ts'
import { openViewFile } from '../../server/release/view-file.ts'

// A separate process, because Playwright's loader cannot load the renderer.
// Fork with the release folder; returns the document and policy of each view that is sent.
const renderer = await loadBundledRenderer(releaseFiles, openViewFile)(process.argv[2] ?? '')
process.on('message', (view) => process.send?.(renderer.render(view as View)))
