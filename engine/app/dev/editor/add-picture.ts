import type { EditPath } from '../../../campaign/preview/editor-edit.ts'

/** What it is called in the assets folder, or why it is not there. */
export type Added = { name: string } | { why: string }

/** `url`: of the form of a file of the coach. */
export const addPicture =
  (url: string) =>
  async (picture: File, path: EditPath): Promise<Added> => {
    const query = new URLSearchParams({ name: picture.name, path: JSON.stringify(path) })
    try {
      const response = await fetch(`${url.replace(/[^/]+$/, 'assets')}?${query.toString()}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: picture,
      })
      // engine/compile/dev/editor/editor-endpoint.ts sends this type.
      return (await response.json()) as Added
    } catch {
      return { why: 'The dev server does not respond, or the picture has more than 25 MB.' }
    }
  }
