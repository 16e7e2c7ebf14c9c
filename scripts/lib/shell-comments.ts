/**
 * Lists the lines of a document's shell examples that have a comment: zsh, the default shell of
 * macOS, treats the words of a pasted comment as arguments. The content of a file, after a first
 * line with its name or in a here-document, may have comments.
 *
 * @returns the number of each line, from 1, with its text.
 */
export function listShellComments(text: string): [line: number, text: string][] {
  const blocks = [...text.matchAll(/^```(?:sh|bash)\n(.*?)^```/gms)]
  return blocks.flatMap(({ index, 1: code = '' }) => {
    if (/^# \S*\.env\S*\n/.test(code)) return []
    const first = text.slice(0, index).split('\n').length + 1
    const commands = code.replace(/<<(\w+)\n.*?^\1$/gms, (content) =>
      content.replaceAll(/[^\n]/g, ''),
    )
    return commands
      .split('\n')
      .map((line, offset): [number, string] => [first + offset, line])
      .filter(([, line]) => /(?:^|\s)#/.test(line))
  })
}
