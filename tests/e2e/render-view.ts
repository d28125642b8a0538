import { releaseFiles } from '../../engine/campaign/release/release.ts'
import type { View } from '../../engine/campaign/release/view.ts'
import { loadBundledRenderer } from '../../server/adapters/bundled-renderer.ts'
import { openViewFile } from '../../server/release/view-file.ts'

// A process of its own, because Playwright's loader cannot load the renderer's module.
// Usage: fork with the release folder; answers each view that is sent with its document and policy.
const renderer = await loadBundledRenderer(releaseFiles, openViewFile)(process.argv[2] ?? '')
process.on('message', (view) => process.send?.(renderer.render(view as View)))
