import { useEffect, useState } from 'react'
import type { MailPreview } from '../../campaign/dev-view.ts'

/** A mail as it stands in its file right now; null while it is asked for the first time, or why there is none. */
export const useMail = (id: string, campaign: string): MailPreview | { why: string } | null => {
  const [found, setFound] = useState<{ id: string; mail: MailPreview | { why: string } } | null>(null)
  useEffect(() => {
    let newest = 0
    const ask = async () => {
      const asked = ++newest
      const mail = await mailAt(`/__mails/${id}.json?campaign=${encodeURIComponent(campaign)}`)
      // An answer that a later one has overtaken shows nothing.
      if (asked === newest) setFound({ id, mail })
    }
    const follow = () => void ask()
    follow()
    import.meta.hot?.on('porchlight:saved', follow)
    return () => {
      newest = -1
      import.meta.hot?.off('porchlight:saved', follow)
    }
  }, [id, campaign])
  return found?.id === id ? found.mail : null
}

const mailAt = async (url: string): Promise<MailPreview | { why: string }> => {
  try {
    const response = await fetch(url)
    // engine/build/dev/dev-mails.ts makes it.
    return response.ok ? ((await response.json()) as MailPreview) : { why: await response.text() }
  } catch {
    return { why: 'The dev server does not answer.' }
  }
}
