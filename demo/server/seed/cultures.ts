import type { Random } from './random.ts'
import type { Tone } from './portrait.ts'

/** Names of a culture, with separate first names for women and men. */
interface Names {
  tone: Tone
  women: string
  men: string
  families: string
}

const names = {
  english: {
    tone: 'light',
    women: 'Charlotte Amelia Poppy Harriet Eleanor Ruby Abigail Madison',
    men: 'Oliver Henry Jack Theodore Caleb Wyatt George Finlay',
    families: "Hughes O'Brien MacLeod Whitaker Carter Sullivan Pemberton Brooks",
  },
  german: {
    tone: 'light',
    women: 'Anneliese Käthe Lieselotte Friederike Änne',
    men: 'Jürgen Günther Matthäus Lorenz Sönke',
    families: 'Schröder Größmann Köhler Weiß Bäumler von-der-Heide',
  },
  french: {
    tone: 'light',
    women: 'Élodie Anaïs Hélène Maëlys Béatrice Solène',
    men: 'Jérôme Loïc Thibault Étienne Rémi Benoît',
    families: "Beauséjour D'Aubigné Lemaître Garçon Châtelain Hébert",
  },
  spanish: {
    tone: 'middle',
    women: 'Begoña Lucía Inés Ximena Belén Noemí',
    men: 'Íñigo Álvaro Joaquín Andrés Nicolás Tomás',
    families: 'Núñez Ordóñez Ibarra Peña Zúñiga Cordón',
  },
  portuguese: {
    tone: 'middle',
    women: 'Conceição Íris Luísa Antónia Catarina Brígida',
    men: 'Estêvão Simão Gonçalo Luís Sebastião Caetano',
    families: 'Guimarães Brandão Simões Araújo Magalhães Frazão',
  },
  italian: {
    tone: 'light',
    women: 'Ludovica Ginevra Azzurra Mariangela Noemi',
    men: 'Niccolò Gianluca Ruggero Tommaso Dante',
    families: "D'Angelo Dell'Orto Ferrari Cantù Bonfanti",
  },
  nordic: {
    tone: 'light',
    women: 'Åse Sigrún Ragnhild Märta Tuuli',
    men: 'Søren Håkon Östen Þórður Väinö',
    families: 'Bjørnstad Ångström Sigurðardóttir Hämäläinen Kjær',
  },
  slavic: {
    tone: 'light',
    women: 'Żaneta Šárka Józefina Kateřina Milena',
    men: 'Zdzisław Ondřej Stanisław Jiří Bogdan',
    families: 'Źrebiec Dvořáček Błaszczyk Růžička Szymański',
  },
  ukrainian: {
    tone: 'light',
    women: 'Соломія Зоряна Ганна Юлія',
    men: 'Тарас Остап Микола Ярослав',
    families: 'Коваленко Бондаренко Лисенко Мельник',
  },
  greek: {
    tone: 'light',
    women: 'Αικατερίνη Δήμητρα Ευαγγελία Ζωή',
    men: 'Γεώργιος Κωνσταντίνος Νίκος Σπύρος',
    families: 'Αντωνίου Βασιλείου Οικονόμου Χατζής',
  },
  turkish: { tone: 'middle', women: 'Çağla Şule İpek Gülşen', men: 'Oğuz Çınar Kağan İlker', families: 'Öztürk Şahin Çelik Güneş' },
  arabic: {
    tone: 'middle',
    women: 'فاطمة مريم نورة زينب هدى',
    men: 'محمد خالد يوسف عمر سامي',
    families: 'الأنصاري المنصوري الخطيب النجار السعدي',
  },
  hebrew: { tone: 'middle', women: 'תמר רבקה שירה יעל', men: 'איתן דוד אורי משה', families: 'כהן מזרחי פרידמן ברק' },
  japanese: { tone: 'light', women: '美咲 さくら 由美子 結衣', men: '大輔 翔太 健一 拓海', families: '高橋 渡辺 小林 山田' },
  chinese: { tone: 'light', women: '秀英 婷婷 雪梅 佳怡', men: '建国 志强 浩然 子轩', families: '李 张 陈 欧阳' },
  korean: { tone: 'light', women: '서연 민지 하은 수빈', men: '민준 도윤 현우 지훈', families: '이 박 최 남궁' },
  indian: {
    tone: 'dark',
    women: 'Lakshmi Kavya Sunita Ishita Meenakshi',
    men: 'Aditya Vikram Harish Sanjay Arjun',
    families: 'Venkataraman Iyer Mukherjee Kulkarni Singh',
  },
  southeast: {
    tone: 'middle',
    women: 'Thảo Siti Maricel Ngọc-Ánh Rosalinda',
    men: 'Đức Agus Jejomar Tuấn Bayu',
    families: 'Trần Wijaya Dimaculangan Phạm Santoso',
  },
  african: {
    tone: 'dark',
    women: 'Adaeze Nomvula Wairimu Oluwaseun Thandiwe',
    men: 'Chukwuemeka Sipho Kipchoge Babajide Themba',
    families: "Ọlátúnjí Dlamini N'Golo Mwangi Nwachukwu",
  },
} as const satisfies Record<string, Names>

type Culture = keyof typeof names

/** Country and most common names by dialling code. */
const places: Record<string, readonly [country: string, culture: Culture]> = {
  '+1': ['United States', 'english'],
  '+44': ['United Kingdom', 'english'],
  '+61': ['Australia', 'english'],
  '+64': ['New Zealand', 'english'],
  '+353': ['Ireland', 'english'],
  '+49': ['Germany', 'german'],
  '+41': ['Switzerland', 'german'],
  '+43': ['Austria', 'german'],
  '+31': ['Netherlands', 'german'],
  '+33': ['France', 'french'],
  '+212': ['Morocco', 'french'],
  '+34': ['Spain', 'spanish'],
  '+52': ['Mexico', 'spanish'],
  '+54': ['Argentina', 'spanish'],
  '+56': ['Chile', 'spanish'],
  '+55': ['Brazil', 'portuguese'],
  '+351': ['Portugal', 'portuguese'],
  '+39': ['Italy', 'italian'],
  '+45': ['Denmark', 'nordic'],
  '+46': ['Sweden', 'nordic'],
  '+47': ['Norway', 'nordic'],
  '+354': ['Iceland', 'nordic'],
  '+358': ['Finland', 'nordic'],
  '+48': ['Poland', 'slavic'],
  '+420': ['Czechia', 'slavic'],
  '+36': ['Hungary', 'slavic'],
  '+380': ['Ukraine', 'ukrainian'],
  '+30': ['Greece', 'greek'],
  '+90': ['Türkiye', 'turkish'],
  '+971': ['United Arab Emirates', 'arabic'],
  '+965': ['Kuwait', 'arabic'],
  '+966': ['Saudi Arabia', 'arabic'],
  '+968': ['Oman', 'arabic'],
  '+962': ['Jordan', 'arabic'],
  '+20': ['Egypt', 'arabic'],
  '+972': ['Israel', 'hebrew'],
  '+81': ['Japan', 'japanese'],
  '+86': ['China', 'chinese'],
  '+65': ['Singapore', 'chinese'],
  '+82': ['South Korea', 'korean'],
  '+91': ['India', 'indian'],
  '+84': ['Vietnam', 'southeast'],
  '+66': ['Thailand', 'southeast'],
  '+63': ['Philippines', 'southeast'],
  '+62': ['Indonesia', 'southeast'],
  '+27': ['South Africa', 'african'],
  '+234': ['Nigeria', 'african'],
  '+254': ['Kenya', 'african'],
}

const list = Object.values(places)
const wordOf = (words: string, random: Random) => {
  const [first = '', ...others] = words.split(' ')
  return random.pick([first, ...others]).replaceAll('-', ' ')
}

/** Returns a likely patient of a practice. About one in five is from another country. */
export const makePerson = (countryCode: string, random: Random) => {
  const home = places[countryCode] ?? ['United States', 'english']
  const [country, culture] = random.chance(0.2) ? random.pick([home, ...list]) : home
  const { tone, women, men, families } = names[culture]
  const look = random.chance(0.55) ? 'f' : 'm'
  return { firstName: wordOf(look === 'f' ? women : men, random), lastName: wordOf(families, random), country, look, tone } as const
}
