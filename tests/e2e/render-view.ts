import { releaseFiles } from '../../engine/campaign/release/release.ts'
import type { View } from '../../engine/campaign/release/view.ts'
import { loadBundledRenderer } from '../../server/adapters/bundled-renderer.ts'
import { openViewFile } from '../../server/release/view-file.ts'

// A process of its own, because Playwright's loader cannot load the renderer's module.
// Usage: node render-view.ts <release folder> <view as JSON>; prints the document and its policy as JSON.
const [release = '', view = ''] = process.argv.slice(2)
const renderer = await loadBundledRenderer(releaseFiles, openViewFile)(release)
process.stdout.write(JSON.stringify(renderer.render(JSON.parse(view) as View)))
