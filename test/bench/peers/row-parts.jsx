import { subscriptions } from '../pages/lists.ts'

export const Picture = ({ row }) => row.profile_picture && <img src={row.profile_picture} alt="" width={50} height={50} />

export const Actions = () => subscriptions.actions.map((action) => <button key={action}>{action}</button>)
