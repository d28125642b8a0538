import { useState, type FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../parts/button.tsx'
import { Scene } from '../parts/scene.tsx'
import { Screen } from '../parts/screen.tsx'
import { SearchBox } from '../parts/search-box.tsx'

export default function NotFound() {
  const { pathname } = useLocation()
  return (
    <Screen title="This page does not exist" lead={<span className="wrap-anywhere">{pathname}</span>}>
      <Scene step={<Search />}>
        <p>It may have moved. Looking for somebody? A part of the name or of the address is enough.</p>
      </Scene>
    </Screen>
  )
}

/** What somebody was looking for is a person, most often. */
const Search = () => {
  const navigate = useNavigate()
  const [word, setWord] = useState('')
  const find = (event: FormEvent) => {
    event.preventDefault()
    void navigate(`/staff/leads?${new URLSearchParams({ q: word })}`)
  }
  return (
    <form onSubmit={find} className="grid gap-3">
      <div className="toolbar">
        <SearchBox
          label="Name or address"
          value={word}
          required
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
        />
        <Button type="submit" className="max-md:w-full">
          Find a lead
        </Button>
      </div>
      <p>
        <Link to="/staff" className="press press-main">
          Go to Today
        </Link>
      </p>
    </form>
  )
}
