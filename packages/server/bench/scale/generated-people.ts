/** First names of the generated users; every 49th user has the same one. */
export const firstNames =
  'Ada Ben Carla Dmitri Elena Farid Grace Hiro Ines Jonas Kofi Lena Miguel Nadia Olu Priya Quentin Rosa Sven Tara Umar Vera Wei Ximena Yusuf Zoe Amir Bianca Chen Dora Emil Fatima Goran Hana Ivan Julia Karim Lucia Mateo Nora Omar Petra Rafael Sofia Tomas Ulla Viktor Wanda Yara'.split(
    ' ',
  )

/** Last names of the generated users; every 79th user has the same one. */
export const lastNames =
  'Abadi Becker Castro Dubois Eriksen Ferrari Garcia Hansen Ivanov Jansen Kowalski Lopez Moreau Nakamura Okafor Petrov Quiroga Rossi Schmidt Tanaka Usman Vargas Weber Xu Yamada Zhang Adeyemi Bauer Cohen Diaz Engel Fischer Gupta Haddad Ibrahim Johnson Kim Larsen Martin Nguyen Olsen Park Rahman Silva Torres Ueda Vogel Wang Yilmaz Zimmer Andersson Brown Costa Dimitrov Evans Fontaine Greco Horvat Iqbal Jovanovic Khan Lehmann Mendes Novak Orlov Pereira Ricci Sato Thompson Urban Volkov Wagner Young Zulu Ali Berg Chavez Dahl Eze'.split(
    ' ',
  )

/** Domains of their addresses. */
export const domains =
  'gmail.com outlook.com yahoo.com icloud.com proton.me gmx.de web.de orange.fr example.com example.org'.split(
    ' ',
  )

/** Returns the name of a generated user. */
export function toName(number: number): string {
  return `${pick(firstNames, number)} ${pick(lastNames, number)}`
}

/** Returns the address of a generated user. */
export function toEmail(number: number): string {
  return `${toName(number).toLowerCase().replace(' ', '.')}${number}@${pick(domains, number)}`
}

function pick(values: string[], number: number): string {
  return values[number % values.length] ?? ''
}
