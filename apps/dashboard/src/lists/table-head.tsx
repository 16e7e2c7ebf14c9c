interface TableHeadProps {
  columns: readonly {
    name: string
    /** Such as `not-on-phones`, as its cells. */
    className?: string
    /** Whether only screen readers read the name. */
    isHidden?: boolean
  }[]
  /** Whether each row ends with a menu. */
  hasMenus?: boolean
}

const menus = { name: 'Actions', className: 'end', isHidden: true }

/** Header row of a table. */
export function TableHead({ columns, hasMenus = false }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {[...columns, ...(hasMenus ? [menus] : [])].map(({ name, className, isHidden }) => (
          <th key={name} scope="col" className={className}>
            {isHidden ? <span className="visually-hidden">{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
