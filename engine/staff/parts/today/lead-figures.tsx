import { Link } from 'react-router-dom'
import type { Today } from '../../../campaign/staff/today.ts'
import { Figure, Figures } from '../figure.tsx'

const number = new Intl.NumberFormat('en')

export const LeadFigures = ({ today, week }: Today['leads']) => (
  <Figures>
    <Figure name="Today" value={<Link to="/staff/leads">{number.format(today)}</Link>} />
    <Figure name="In the last 7 days" value={<Link to="/staff/leads">{number.format(week)}</Link>} />
  </Figures>
)
