import { useEffect, useState } from 'react'

/** `content`: address of what came, which changes only with its bytes. */
export type ShownFile = { content: string; type: string; made: string } | { why: string }

/** A file of a coach as it is right now; null while it is made for the first time. */
export const useFile = (url: string): ShownFile | null => {
  const [found, setFound] = useState<{ url: string; file: ShownFile } | null>(null)
  useEffect(() => {
    let newest = 0
    let shown: ShownFile | null = null
    const put = (file: ShownFile | null) => {
      if (shown && 'content' in shown) URL.revokeObjectURL(shown.content)
      shown = file
    }
    const ask = async () => {
      const asked = ++newest
      const answer = await fileAt(url)
      // An answer that a later one has overtaken shows nothing, and the same bytes keep the place that was scrolled to.
      if (asked !== newest || (shown && 'made' in shown && shown.made === answer.made)) return
      put(answer.ok ? { ...answer, content: URL.createObjectURL(answer.content) } : { why: answer.why })
      if (shown) setFound({ url, file: shown })
    }
    const follow = ({ coaches }: { coaches: string[] }) => {
      const isOwn = coaches.includes(url.split('/')[2] ?? '')
      if (isOwn || coaches.includes('site.yaml')) void ask()
    }
    void ask()
    import.meta.hot?.on('porchlight:saved', follow)
    return () => {
      newest = -1
      put(null)
      import.meta.hot?.off('porchlight:saved', follow)
    }
  }, [url])
  return found?.url === url ? found.file : null
}

const fileAt = async (url: string) => {
  try {
    const response = await fetch(url)
    if (!response.ok) return { ok: false as const, made: null, why: await response.text() }
    const content = await response.blob()
    return { ok: true as const, made: response.headers.get('etag') ?? '', type: content.type, content }
  } catch {
    return { ok: false as const, made: null, why: 'The dev server does not answer.' }
  }
}
