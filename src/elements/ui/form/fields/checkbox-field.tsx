/** A box to tick, with its label. Fluent's own would put its focus manager's global on the page. */
export const CheckboxField = ({ label }: { label: string }) => (
  <label className="pe-checkbox">
    <input type="checkbox" />
    {label}
  </label>
)
