import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from './button.tsx'
import { SearchBox } from './search-box.tsx'

type Props = { to: string; label: string; press: string }

/** Looks in a list for what an address did not lead to. */
export const Find = ({ to, label, press }: Props) => {
  const navigate = useNavigate()
  const [word, setWord] = useState('')
  const find = (event: FormEvent) => {
    event.preventDefault()
    void navigate(`${to}?${new URLSearchParams({ q: word })}`)
  }
  return (
    <form onSubmit={find} className="toolbar">
      <SearchBox
        label={label}
        value={word}
        required
        onChange={({ currentTarget }) => setWord(currentTarget.value)}
      />
      <Button type="submit" tone="main" className="max-md:w-full">
        {press}
      </Button>
    </form>
  )
}

export const FindLead = () => <Find to="/staff/leads" label="Name or address" press="Find a lead" />
