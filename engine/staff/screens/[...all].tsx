import { useState, type FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../parts/button.tsx'
import { Empty } from '../parts/empty.tsx'
import { Screen } from '../parts/screen.tsx'
import { SearchBox } from '../parts/search-box.tsx'

export default function NotFound() {
  const { pathname } = useLocation()
  return (
    <Screen title="Nothing here">
      <Empty isLit={false} title="This page does not exist, or has moved" step={<Search />}>
        <span className="block wrap-anywhere">{pathname}</span>
      </Empty>
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
      <div className="toolbar justify-center">
        <SearchBox
          label="Name or address"
          value={word}
          required
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
        />
        <Button type="submit" tone="main" className="max-md:w-full">
          Find a lead
        </Button>
      </div>
      <p>
        <Link to="/staff" className="link">
          Go to Today
        </Link>
      </p>
    </form>
  )
}
