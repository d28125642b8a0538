export const ReadsOnly = () => (
  <p className="text-soft">Your role reads only: ask an owner or an editor to send tests.</p>
)
