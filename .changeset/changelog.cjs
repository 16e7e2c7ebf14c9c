/**
 * Writes the entries of changelogs: the text of each changeset, without commit ids. The packages are released
 * with the same version, so updates of one by another are left out.
 *
 * @see https://github.com/changesets/changesets/blob/main/docs/modifying-changelog-format.md
 */
module.exports = {
  async getReleaseLine({ summary }) {
    return `\n- ${summary.trim().replaceAll(/\n(?!\n|$)/g, '\n  ')}`
  },
  async getDependencyReleaseLine() {
    return ''
  },
}
