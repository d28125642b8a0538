import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { releaseFiles, releaseFolders, type Site } from '../../engine/campaign/release/release.ts'

/** Pages contain their own path, and rendered views are their data as JSON. */
export const writeFakeRelease = async (releases: string, site: Site) => {
  const write = async (path: string, text: string) => {
    const file = join(releases, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const root = join(releaseFolders.releases, 'one')
  for (const { page } of Object.values(site.campaigns))
    if (page) await write(join(root, page.file), page.file)
  await write(join(root, releaseFiles.site), JSON.stringify(site))
  await write(join(root, releaseFiles.viewAssets), '{}')
  await write(join(root, releaseFiles.views), '')
  await write(join(root, releaseFiles.renderer), renderer)
  await write(releaseFolders.pointer, 'one\n')
}

const renderer =
  'export const createRenderer = () => ({ render: (view) => ({ html: JSON.stringify(view), csp: "" }) })'
