import { useEffect, useState } from 'react'

export type Followed<Content> = { content: Content; made: string } | { why: string }

/** Fetches `/<kind>/<coach>/...` again after each save; equal bytes keep their object. */
export const useFollowed = <Content>(
  url: string,
  read: (response: Response) => Promise<Content>,
): Followed<Content> | null => {
  const [found, setFound] = useState<{ url: string; answer: Followed<Content> } | null>(null)
  useEffect(() => {
    let newest = 0
    let made: string | null = null
    const load = async () => {
      const current = ++newest
      const answer = await responseAt(url, read)
      // A later request has already returned.
      if (current !== newest || ('made' in answer && answer.made === made)) return
      made = 'made' in answer ? answer.made : null
      setFound({ url, answer })
    }
    const follow = ({ coaches }: { coaches: string[] }) => {
      const isOwn = coaches.includes(url.split('/')[2] ?? '')
      if (isOwn || coaches.includes('site.yaml')) void load()
    }
    void load()
    import.meta.hot?.on('porchlight:saved', follow)
    return () => {
      newest = -1
      import.meta.hot?.off('porchlight:saved', follow)
    }
  }, [url, read])
  return found?.url === url ? found.answer : null
}

const responseAt = async <Content>(
  url: string,
  read: (response: Response) => Promise<Content>,
): Promise<Followed<Content>> => {
  try {
    const response = await fetch(url)
    if (!response.ok) return { why: await response.text() }
    return { content: await read(response), made: response.headers.get('etag') ?? '' }
  } catch {
    return { why: 'The dev server does not respond.' }
  }
}
