import type { Sitter } from './portrait.ts'

/** The hand-written practices of the demo. */
export interface Practice {
  firstName: string
  lastName: string
  look: Sitter['look']
  practiceName: string
  field: string
  address: string
  countryCode: string
  /** One has none, and one has its country's code in it. */
  phone: string | null
  currency: string
  mail: string
}

type Row = [string, string, Sitter['look'], string, string, string, string, string, string, string]

const rows: Row[] = [
  ['Olivia', 'Bennett', 'f', 'Harbor Light Dermatology', 'dermatology', '410 Commercial Street, Portland, ME 04101, United States', '+1', '2075550142', 'USD', 'olivia@harborlight.test'],
  ['Marcus', 'Whitfield', 'm', 'Cedar Grove Orthodontics', 'orthodontics', '88 Cedar Grove Road, Nashville, TN 37214, United States', '+1', '6155550178', 'USD', 'marcus@cedargrove.test'],
  ['Zoë', 'Müller-Brandt', 'f', 'Praxis am Englischen Garten', 'aesthetic medicine', 'Königinstraße 27, 80539 München, Germany', '+49', '8955501234', 'EUR', 'zoe@praxis-garten.test'],
  ['François', 'Lefèvre', 'm', 'Clinique des Tilleuls', 'plastic surgery', '14 rue des Tilleuls, 69006 Lyon, France', '+33', '478550112', 'EUR', 'francois@tilleuls.test'],
  ['ليلى', 'الحداد', 's', 'عيادة النخيل للجلدية', 'dermatology', 'شارع الشيخ زايد 112، دبي، الإمارات', '+971', '43550198', 'AED', 'layla@nakheel.test'],
  ['陽子', '佐藤', 'f', '桜町スキンクリニック', 'dermatology', '東京都世田谷区桜 3-12-7', '+81', '355501274', 'JPY', 'yoko@sakuramachi.test'],
  ['נועה', 'לוי', 'f', 'מרפאת הכרמל', 'dentistry', 'שדרות מוריה 41, חיפה, ישראל', '+972', '48550133', 'ILS', 'noa@carmel.test'],
  ['Priya', 'Raghunathan', 'f', 'Lotus Smile Studio', 'dentistry', '22 Cathedral Road, Chennai 600086, India', '+91', '4428550167', 'INR', 'priya@lotussmile.test'],
  ['伟', '王', 'm', '静安口腔诊所', 'dentistry', '上海市静安区南京西路1266号', '+86', '2155501288', 'CNY', 'wei@jingan.test'],
  ['Siobhán', "O'Reilly", 'f', 'Liffey Skin & Laser', 'laser treatment', '9 Ormond Quay, Dublin 7, Ireland', '+353', '15550164', 'EUR', 'siobhan@liffey.test'],
  ['Thomas', 'Ashworth', 'm', 'Ashworth & Partners', 'general practice', '31 Clifton Down Road, Bristol BS8 4AH, United Kingdom', '+44', '', 'GBP', 'thomas@ashworth.test'],
  ['Yousef', 'Al-Mutairi', 'm', 'Salmiya Aesthetic Center', 'aesthetic medicine', 'Salem Al Mubarak Street, Salmiya, Kuwait', '+965', '25550176', 'KWD', 'yousef@salmiya.test'],
  ['Chidinma', 'Okonkwo', 'f', 'Lekki Family Clinic', 'family medicine', '5 Admiralty Way, Lekki, Lagos, Nigeria', '+234', '8035550119', 'NGN', 'chidinma@lekki.test'],
  ['João', 'Gonçalves', 'm', 'Clínica Boa Viagem', 'orthodontics', 'Avenida Boa Viagem 2080, Recife, Brazil', '+55', '8135550184', 'BRL', 'joao@boaviagem.test'],
  ['María José', 'Fernández de la Vega y Castellanos', 'f', 'Centro Médico Dermatológico Nuestra Señora de la Esperanza', 'dermatology', 'Calle de Serrano 118, 28006 Madrid, Spain', '+34', '915550127', 'EUR', 'mariajose@esperanza.test'],
  ['Giulia', 'Romano', 'f', 'Studio Dentistico Navigli', 'dentistry', 'Alzaia Naviglio Grande 36, 20144 Milano, Italy', '+39', '0255501732', 'EUR', 'giulia@navigli.test'],
  ['Łukasz', 'Wiśniewski', 'm', 'Klinika Stare Miasto', 'ophthalmology', 'ulica Floriańska 18, 31-021 Kraków, Poland', '+48', '125550143', 'PLN', 'lukasz@staremiasto.test'],
  ['Ingrid', 'Sørensen', 'f', 'Nyhavn Hudklinik', 'dermatology', 'Nyhavn 44, 1051 København, Denmark', '+45', '35550129', 'DKK', 'ingrid@nyhavn.test'],
  ['Åsa', 'Lindström', 'f', 'Södermalm Tandvård', 'dentistry', 'Götgatan 71, 116 21 Stockholm, Sweden', '+46', '85550171', 'SEK', 'asa@sodermalm.test'],
  ['Lars', 'Haugen', 'm', 'Bryggen Øyeklinikk', 'ophthalmology', 'Bryggen 12, 5003 Bergen, Norway', '+47', '+47 55 55 01 36', 'NOK', 'lars@bryggen.test'],
  ['Emre', 'Yıldız', 'm', 'Boğaziçi Estetik', 'hair restoration', 'Bağdat Caddesi 245, 34728 İstanbul, Türkiye', '+90', '2165550158', 'TRY', 'emre@bogazici.test'],
  ['Ελένη', 'Παπαδοπούλου', 'f', 'Δερματολογικό Κέντρο Κολωνακίου', 'dermatology', 'Σκουφά 52, 106 72 Αθήνα, Ελλάδα', '+30', '2105550182', 'EUR', 'eleni@kolonaki.test'],
  ['Олена', 'Шевченко', 'f', 'Клініка «Поділ»', 'family medicine', 'вулиця Сагайдачного 24, Київ, Україна', '+380', '445550147', 'UAH', 'olena@podil.test'],
  ['지우', '김', 'f', '강남 밝은 피부과', 'dermatology', '서울특별시 강남구 테헤란로 152', '+82', '25550161', 'KRW', 'jiwoo@gangnam.test'],
  ['Thabo', 'Nkosi', 'm', 'Umhlanga Eye Institute', 'ophthalmology', '17 Lagoon Drive, Umhlanga 4320, South Africa', '+27', '315550152', 'ZAR', 'thabo@umhlanga.test'],
  ['Amira', 'Mansour', 's', 'Zamalek Skin House', 'dermatology', '26 July Street 63, Zamalek, Cairo, Egypt', '+20', '225550138', 'EGP', 'amira@zamalek.test'],
  ['Khalid', 'Al-Otaibi', 'm', 'Olaya Dental Group', 'dentistry', 'Olaya Street 8211, Riyadh 12213, Saudi Arabia', '+966', '115550149', 'SAR', 'khalid@olaya.test'],
  ['Hannah', 'Kowalczyk', 'f', 'North Shore Pediatrics', 'pediatrics', '155 Lakeshore Road, Toronto, ON M8V 1A1, Canada', '+1', '4165550193', 'CAD', 'hannah@northshore.test'],
  ['Lachlan', 'McAllister', 'm', 'Bondi Laser Clinic', 'laser treatment', '180 Campbell Parade, Bondi Beach NSW 2026, Australia', '+61', '295550124', 'AUD', 'lachlan@bondi.test'],
  ['Aroha', 'Ngata', 'f', 'Waitematā Family Health', 'family medicine', '66 Ponsonby Road, Auckland 1011, New Zealand', '+64', '95550185', 'NZD', 'aroha@waitemata.test'],
  ['Beat', 'Zürcher', 'm', 'Praxis Zürichberg', 'orthopedics', 'Freudenbergstrasse 9, 8044 Zürich, Switzerland', '+41', '445550116', 'CHF', 'beat@zuerichberg.test'],
  ['Mei Ling', 'Tan', 'f', 'Orchard Aesthetics', 'aesthetic medicine', '290 Orchard Road #12-04, Singapore 238859', '+65', '65550137', 'SGD', 'meiling@orchard.test'],
  ['Nguyễn Thị', 'Hương', 'f', 'Phòng khám Hoa Sen', 'dermatology', '48 Nguyễn Huệ, Quận 1, Thành phố Hồ Chí Minh, Việt Nam', '+84', '2855501329', 'VND', 'huong@hoasen.test'],
  ['ศิริพร', 'วงศ์สุวรรณ', 'f', 'สุขุมวิท เดนทัล', 'dentistry', '199 ถนนสุขุมวิท กรุงเทพมหานคร 10110 ประเทศไทย', '+66', '25550168', 'THB', 'siriporn@sukhumvit.test'],
  ['Alejandro', 'Ibáñez', 'm', 'Clínica Polanco', 'plastic surgery', 'Avenida Presidente Masaryk 340, Ciudad de México, Mexico', '+52', '5555550173', 'MXN', 'alejandro@polanco.test'],
  ['Valentina', 'Rojas', 'f', 'Dental Providencia', 'dentistry', 'Avenida Providencia 1650, Santiago, Chile', '+56', '225550159', 'CLP', 'valentina@providencia.test'],
  ['Mateo', 'Quiroga', 'm', 'Consultorio Palermo', 'general practice', 'Gurruchaga 1780, Buenos Aires, Argentina', '+54', '1155501946', 'USD', 'mateo@palermo.test'],
  ['Fatima', 'Zahra Benali', 's', 'Cabinet Gauthier', 'gynecology', '21 rue Ibn Toumert, Casablanca, Morocco', '+212', '522550134', 'EUR', 'fatima@gauthier.test'],
  ['Wanjiru', 'Kamau', 'f', 'Karen Wellness Practice', 'family medicine', 'Ngong Road 402, Karen, Nairobi, Kenya', '+254', '205550181', 'USD', 'wanjiru@karen.test'],
  ['Petra', 'Nováková', 'f', 'Ordinace Vinohrady', 'dermatology', 'Mánesova 33, 120 00 Praha, Czechia', '+420', '225550126', 'CZK', 'petra@vinohrady.test'],
  ['Bence', 'Szűcs', 'm', 'Duna Fogászat', 'dentistry', 'Bem rakpart 15, 1011 Budapest, Hungary', '+36', '15550155', 'HUF', 'bence@duna.test'],
  ['Camille', 'Dubois', 'f', 'Atelier de la Peau', 'dermatology', '52 rue de Charonne, 75011 Paris, France', '+33', '155501472', 'EUR', 'camille@atelierpeau.test'],
  ['Rohan', 'Deshmukh', 'm', 'ClearView Eye Care', 'ophthalmology', '14 Linking Road, Bandra West, Mumbai 400050, India', '+91', '2225550139', 'INR', 'rohan@clearview.test'],
  ['Ananya', 'Chatterjee', 'f', 'Ballygunge Skin Centre', 'dermatology', '7 Rash Behari Avenue, Kolkata 700019, India', '+91', '3325550148', 'INR', 'ananya@ballygunge.test'],
  ['健太', '鈴木', 'm', '鈴木矯正歯科', 'orthodontics', '大阪府大阪市北区梅田 2-4-9', '+81', '655501832', 'JPY', 'kenta@suzuki-ortho.test'],
  ['Jasper', 'van den Berg', 'm', 'Grachten Huidkliniek', 'dermatology', 'Prinsengracht 263, 1016 GV Amsterdam, Netherlands', '+31', '205550175', 'EUR', 'jasper@grachten.test'],
  ['Inês', 'Carvalho', 'f', 'Clínica do Chiado', 'aesthetic medicine', 'Rua Garrett 61, 1200-203 Lisboa, Portugal', '+351', '215550163', 'EUR', 'ines@chiado.test'],
  ['Ramón', 'Villanueva', 'm', 'Makati Smile Center', 'dentistry', '6750 Ayala Avenue, Makati, Philippines', '+63', '285550157', 'PHP', 'ramon@makati.test'],
  ['Dewi', 'Lestari', 'f', 'Klinik Menteng', 'aesthetic medicine', 'Jalan Cokroaminoto 88, Jakarta 10310, Indonesia', '+62', '2155501864', 'IDR', 'dewi@menteng.test'],
  ['Aisha', 'Al-Balushi', 's', 'Muscat Derma', 'dermatology', 'Al Khuwair Street 33, Muscat, Oman', '+968', '24550142', 'OMR', 'aisha@muscatderma.test'],
  ['Daniel', 'Rosenthal', 'm', 'Upper West Dental Arts', 'dentistry', '215 West 79th Street, New York, NY 10024, United States', '+1', '2125550165', 'USD', 'daniel@upperwest.test'],
  ['Grace', 'Nakamura', 'f', 'Pacific Heights Aesthetics', 'aesthetic medicine', '2340 Fillmore Street, San Francisco, CA 94115, United States', '+1', '4155550187', 'USD', 'grace@pacificheights.test'],
  ['Caleb', 'Thornton', 'm', 'Red Rock Family Practice', 'family medicine', '77 Canyon Drive, Sedona, AZ 86336, United States', '+1', '9285550113', 'USD', 'caleb@redrock.test'],
  ['Imogen', 'Fairweather', 'f', 'The Marylebone Skin Rooms', 'dermatology', '42 Wimpole Street, London W1G 8YF, United Kingdom', '+44', '2075550198', 'GBP', 'imogen@marylebone.test'],
  ['Rhys', 'Llewellyn', 'm', 'Cardiff Bay Dental', 'dentistry', '12 Mermaid Quay, Cardiff CF10 5BZ, United Kingdom', '+44', '2920555017', 'GBP', 'rhys@cardiffbay.test'],
  ['Katharina', 'Oberhuber', 'f', 'Ordination Josefstadt', 'gynecology', 'Lange Gasse 29, 1080 Wien, Austria', '+43', '15550177', 'EUR', 'katharina@josefstadt.test'],
  ['Björn', 'Guðmundsson', 'm', 'Reykjavík Húðlæknir', 'dermatology', 'Laugavegur 103, 105 Reykjavík, Iceland', '+354', '5550122', 'ISK', 'bjorn@reykjavik.test'],
  ['Mia', 'Virtanen', 'f', 'Töölön Hammasklinikka', 'dentistry', 'Runeberginkatu 58, 00260 Helsinki, Finland', '+358', '955501351', 'EUR', 'mia@toolo.test'],
  ['Omar', 'Haddad', 'm', 'Abdoun Cosmetic Surgery', 'plastic surgery', '18 Fawzi Al-Qaweqji Street, Amman, Jordan', '+962', '65550144', 'JOD', 'omar@abdoun.test'],
  ['Bartholomew', 'Featherstonehaugh-Cholmondeley', 'm', 'Featherstonehaugh', 'general practice', '3 Royal Crescent, Bath BA1 2LR, United Kingdom', '+44', '1225550191', 'GBP', 'bartholomew@featherstonehaugh.test'],
]

export const practices: Practice[] = rows.map(([firstName, lastName, look, practiceName, field, address, countryCode, phone, currency, mail]) =>
  ({ firstName, lastName, look, practiceName, field, address, countryCode, phone: phone || null, currency, mail }))
