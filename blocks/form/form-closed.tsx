import { Mark } from '../art/mark.tsx'

export const FormClosed = ({ title, text }: { title: string; text?: string | undefined }) => (
  <div className="form-closed">
    <div>
      <h2 className="title-2xl">{title}</h2>
      {text !== undefined && <p className="form-text">{text}</p>}
    </div>
    <Mark className="form-closed-art" />
  </div>
)
