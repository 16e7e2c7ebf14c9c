/** Short technical names, such as the ids of permissions. */
export function Chips({ ids }: { ids: readonly string[] }) {
  return (
    <ul className="chips">
      {ids.map((id) => (
        <li key={id} className="chip">
          {id}
        </li>
      ))}
    </ul>
  )
}
