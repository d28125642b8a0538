import { useEffect, useRef } from 'react'
import { filled } from '../../words/filled.ts'

/** A screen reader says the title first when its user comes back to the tab: it tells that the form was sent, or what it is about. */
export const useTitle = (said: string | undefined, isWrong: boolean, wrong: string) => {
  const plain = useRef('')

  useEffect(() => {
    plain.current ||= document.title.replace(filled(wrong, ''), '')
    document.title = said ?? (isWrong ? filled(wrong, plain.current) : plain.current)
  }, [said, isWrong, wrong])
}
