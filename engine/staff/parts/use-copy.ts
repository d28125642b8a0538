import { useState } from 'react'

/** A press that puts a text on the clipboard, or shows it under a name where that is not allowed; `said`: what it did. It works without a network, too. */
export const useCopy = (text: string, name: string) => {
  const [said, setSaid] = useState<string>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      prompt(name, text)
    }
  }
  return { said, copy: () => void copy() }
}
