import { Mark } from '../art/mark.tsx'

export const FormClosed = ({ title, text }: { title: string; text?: string | undefined }) => (
  <div className="form-closed">
    <Mark className="form-closed-art" />
    <h2 className="title-2xl">{title}</h2>
    {text !== undefined && <p className="form-text">{text}</p>}
  </div>
)
