import { useEffect, useRef } from 'react'
import { formWords } from '../../words/en.ts'

/** A screen reader says the title first when its user comes back to the tab: it tells that the form was sent, or what it is about. */
export const useTitle = (said: string | undefined, isWrong: boolean) => {
  const plain = useRef('')

  useEffect(() => {
    const { wrong } = formWords.form
    plain.current ||= document.title.replace(wrong(''), '')
    document.title = said ?? (isWrong ? wrong(plain.current) : plain.current)
  }, [said, isWrong])
}
