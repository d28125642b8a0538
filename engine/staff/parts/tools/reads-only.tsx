export const ReadsOnly = () => (
  <p className="sheet tool text-soft">You may read here. An owner or an editor can send tests.</p>
)
