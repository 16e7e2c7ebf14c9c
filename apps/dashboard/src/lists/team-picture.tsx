interface TeamPictureProps {
  team: { displayName: string; profileImageUrl: string | null }
  /** Whether it is beside the title of a page, instead of in a list. */
  isLarge?: boolean
}

/** Picture of a team beside its name, or the first letter of the name. */
export function TeamPicture({ team, isLarge }: TeamPictureProps) {
  const { displayName, profileImageUrl } = team
  const [letter = ''] = displayName.trim()
  return (
    <span className={isLarge ? 'team-picture large' : 'team-picture'} aria-hidden="true">
      {profileImageUrl ? <img src={profileImageUrl} alt="" /> : letter.toLocaleUpperCase('en-US')}
    </span>
  )
}
