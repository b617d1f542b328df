import { withAsciiDigits } from './typed-text.ts'

/** Letters that Unicode does not decompose, each with its replacement: the Latin rules of PostgreSQL's dictionary `unaccent`. */
const latin =
  'æae ðd øo þth ßss đd ħh ıi ĸq łl ŋn œoe ŧt ƀb ɓb ƃb ƈc ɖd ɗd ƌd ɛe ƒf ɠg ƕhv ɩi ɨi ƙk ƚl ɲn ƞn ƣoi ƥp ƫt ƭt ʈt ʋv ƴy ' +
  'ƶz ǥg ȡd ȥz ȴl ȵn ȶt ȷj ȸdb ȹqp ⱥa ȼc ⱦt ȿs ɀz ʉu ɇe ɉj ɍr ɏy ɕc ɟj ɡg ɢg ɦh ɧh ɪi ɫl ɬl ɭl ɱm ɳn ɴn ɶoe ɼr ɽr ɾr ʀr ' +
  'ʂs ʏy ʐz ʑz ʙb ʛg ʜh ʝj ʟl ʠq ʣdz ʥdz ʦts ʪls ʫlz ᴀa ᴁae ᴃb ᴄc ᴅd ᴆd ᴇe ᴊj ᴋk ᴌl ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz ᵫue ᵬb ᵭd ᵮf ' +
  'ᵯm ᵰn ᵱp ᵲr ᵳr ᵴs ᵵt ᵶz ᵺth ᵻi ᵽp ᵾu ᶀb ᶁd ᶂf ᶃg ᶄk ᶅl ᶆm ᶇn ᶈp ᶉr ᶊs ᶌv ᶍx ᶎz ᶏa ᶑd ᶒe ᶓe ᶖi ᶙu ẜs ẝs ỻll ỽv ỿy ⱡl ' +
  'ⱨh ⱪk ⱬz ⱱv ⱳw ⱴv ⱸe ⱺo ꜰf ꜱs ꜳaa ꜵao ꜷau ꜹav ꜻav ꜽay ꝁk ꝃk ꝅk ꝇl ꝉl ꝋo ꝍo ꝏoo ꝑp ꝓp ꝕp ꝗq ꝙq ꝟv ꝡvy ꝥth ꝧth ꝱd ꝲl ꝳm ' +
  'ꝴn ꝵr ꝶr ꝷt ꝺd ꝼf ꞇt ꞑn ꞓc ꞡg ꞣk ꞥn ꞧr ꞩs'

/** Forms of one letter: the rules of Lucene's normalizers for Arabic and Persian, and the final sigma of Greek. */
const forms = 'ٱا ىي یي ےي کك ةه ہه ھه ەه ۃه ςσ'

const replacements = new Map(`${latin} ${forms}`.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]))
const replaceable = new RegExp(`[${[...replacements.keys()].join('')}]`, 'g')

/** Apostrophes. Unicode decomposes an acute accent that stands alone into a space and a combining accent. */
const apostrophe = /[`ʹʻʼʽˈˋ‘’‛′]| \u0301/g
/** Accents and vowel points, but no vowel signs of Indian and Thai letters; invisible characters, tatweel, and signs for hamza and ayin. */
const ignored = /(?=\p{Mark})[\p{Diacritic}\p{Script=Inherited}]|[\p{Default_Ignorable_Code_Point}·ʾʿـ]/gu
const dash = /[\p{Dash}˗]/gu
const separator = /(?:[\s,،、・]|(?!')\p{Quotation_Mark})+/gu

/** Words that folding only turns into lower case: nearly all emails and most names. */
const plainWords = /^[\w.@'-]+(?: [\w.@'-]+)*$/
/** Words without signs to replace: those of most names, once they are letters and numbers only. */
const plainLetters = /^[\p{L}\p{M}\w.@'-]+(?: [\p{L}\p{M}\w.@'-]+)*$/u

const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(apostrophe, "'")
    .replace(ignored, '')
    .toLowerCase()
    .replace(replaceable, (letter) => replacements.get(letter) ?? letter)

const foldSigns = (letters: string) => withAsciiDigits(letters).replace(dash, '-').replace(separator, ' ').trim()

/**
 * Folds a text for comparison of words: removes case, accents, invisible characters and extra spaces,
 * and replaces letters, digits, apostrophes, dashes, commas and quotation marks by their plain form.
 */
export function foldWords(text: string): string {
  if (plainWords.test(text)) return text.toLowerCase()
  const letters = foldLetters(text)
  return plainLetters.test(letters) ? letters : foldSigns(letters)
}

const unspacedScripts = ['Han', 'Bopomofo', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const unspacedLetter = `[ー${unspacedScripts.map((script) => `\\p{Script=${script}}`).join('')}]`

/** Letter of a script that is written without spaces between words, or whose readers often omit them. */
export const unspaced = new RegExp(unspacedLetter, 'u')
// Finds the space first, because letters are many.
const spaceBetween = new RegExp(` (?<=${unspacedLetter} )(?=${unspacedLetter})`, 'gu')

/** Folds a text as `foldWords` does, and removes spaces between letters of such scripts: '王 伟' and '王伟' match. */
export const foldText = (text: string): string => foldWords(text).replace(spaceBetween, '')

/**
 * Returns the text to sort by, in the order of its characters. Folded like a search, so that equal names are neighbors;
 * numbers sort by value, because their length precedes them.
 */
export const sortKey = (text: string): string =>
  foldText(text).replace(/0*(\d+)/g, (_number, digits: string) => String.fromCharCode(47 + Math.min(digits.length, 15)) + digits)
