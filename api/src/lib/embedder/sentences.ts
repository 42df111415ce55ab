/** The same sentences in English and in other languages, of which `directions.ts` learns what a language alone does to a vector. */
export const IN_ENGLISH = `
I want to build something useful with other people.
We are looking for somebody who can work with us from the beginning.
I have worked in this trade for ten years and I know it well.
Our customers pay every month and they stay with us.
I can give twenty hours a week now and more next year.
The company is young and we have not earned much yet.
I would like a fair share and a small salary.
We work from home and meet twice a month in the city.
My parents had a small shop and I learned a lot there.
It must be simple, cheap and good for the people who use it.
I like to decide together, but somebody has to have the last word.
We help small firms to save time and money.
Before that I led a team of eight people at a large company.
I do not want to work on weekends or in the evening.
The first version is ready and is being tested by a few users.
I am looking for a partner for sales and for technology.
She studied at the university and then taught at a school.
Health, education, energy, food and transport are the fields that interest me.
`;

/** By language: as many of the sentences above as there are lines, in their order. Hindi is in Latin letters, as many write it. */
export const IN_OTHERS = {
  spanish: `
Quiero construir algo útil con otras personas.
Buscamos a alguien que pueda trabajar con nosotros desde el principio.
He trabajado en este oficio durante diez años y lo conozco bien.
Nuestros clientes pagan cada mes y se quedan con nosotros.
Puedo dar veinte horas por semana ahora y más el próximo año.
La empresa es joven y todavía no hemos ganado mucho.
Me gustaría una parte justa y un sueldo pequeño.
Trabajamos desde casa y nos vemos dos veces al mes en la ciudad.
Mis padres tenían una tienda pequeña y allí aprendí mucho.
Tiene que ser sencillo, barato y bueno para la gente que lo usa.
Me gusta decidir juntos, pero alguien debe tener la última palabra.
Ayudamos a las pequeñas empresas a ahorrar tiempo y dinero.
Antes de eso dirigí un equipo de ocho personas en una gran empresa.
No quiero trabajar los fines de semana ni por la noche.
La primera versión está lista y la prueban algunos usuarios.
Busco un socio para las ventas y para la tecnología.
Ella estudió en la universidad y luego enseñó en una escuela.
Salud, educación, energía, alimentación y transporte son los campos que me interesan.
`,
  portuguese: `
Quero construir algo útil com outras pessoas.
Procuramos alguém que possa trabalhar conosco desde o começo.
Trabalhei neste ofício durante dez anos e conheço-o bem.
Os nossos clientes pagam todo mês e ficam conosco.
Posso dar vinte horas por semana agora e mais no próximo ano.
A empresa é jovem e ainda não ganhamos muito.
Gostaria de uma parte justa e de um salário pequeno.
Trabalhamos de casa e nos encontramos duas vezes por mês na cidade.
Meus pais tinham uma pequena loja e aprendi muito lá.
Tem de ser simples, barato e bom para as pessoas que o usam.
Gosto de decidir em conjunto, mas alguém tem de ter a última palavra.
Ajudamos pequenas empresas a poupar tempo e dinheiro.
Antes disso liderei uma equipe de oito pessoas numa grande empresa.
Não quero trabalhar nos fins de semana nem à noite.
A primeira versão está pronta e alguns usuários a estão testando.
Procuro um sócio para as vendas e para a tecnologia.
Ela estudou na universidade e depois ensinou numa escola.
Saúde, educação, energia, alimentação e transporte são as áreas que me interessam.
`,
  french: `
Je veux construire quelque chose d’utile avec d’autres personnes.
Nous cherchons quelqu’un qui puisse travailler avec nous dès le début.
J’ai travaillé dans ce métier pendant dix ans et je le connais bien.
Nos clients paient chaque mois et restent avec nous.
Je peux donner vingt heures par semaine maintenant et plus l’an prochain.
L’entreprise est jeune et nous n’avons pas encore gagné beaucoup.
Je voudrais une part juste et un petit salaire.
Nous travaillons à la maison et nous nous voyons deux fois par mois en ville.
Mes parents avaient un petit magasin et j’y ai beaucoup appris.
Cela doit être simple, bon marché et bon pour les gens qui s’en servent.
J’aime décider ensemble, mais quelqu’un doit avoir le dernier mot.
Nous aidons les petites entreprises à gagner du temps et de l’argent.
Avant cela, j’ai dirigé une équipe de huit personnes dans une grande entreprise.
Je ne veux pas travailler le week-end ni le soir.
La première version est prête et quelques utilisateurs la testent.
Je cherche un associé pour la vente et pour la technique.
Elle a étudié à l’université puis a enseigné dans une école.
La santé, l’éducation, l’énergie, l’alimentation et le transport sont les domaines qui m’intéressent.
`,
  german: `
Ich möchte mit anderen Menschen etwas Nützliches aufbauen.
Wir suchen jemanden, der von Anfang an mit uns arbeiten kann.
Ich habe zehn Jahre in diesem Beruf gearbeitet und kenne ihn gut.
Unsere Kunden zahlen jeden Monat und bleiben bei uns.
Ich kann jetzt zwanzig Stunden pro Woche geben und nächstes Jahr mehr.
Die Firma ist jung und wir haben noch nicht viel verdient.
Ich hätte gern einen fairen Anteil und ein kleines Gehalt.
Wir arbeiten von zu Hause und treffen uns zweimal im Monat in der Stadt.
Meine Eltern hatten einen kleinen Laden und dort habe ich viel gelernt.
Es muss einfach, günstig und gut für die Leute sein, die es benutzen.
Ich entscheide gern gemeinsam, aber jemand muss das letzte Wort haben.
Wir helfen kleinen Betrieben, Zeit und Geld zu sparen.
Davor leitete ich ein Team von acht Leuten in einem großen Unternehmen.
Ich will weder am Wochenende noch am Abend arbeiten.
Die erste Version ist fertig und wird von einigen Nutzern getestet.
Ich suche einen Partner für den Vertrieb und für die Technik.
Sie hat an der Universität studiert und danach an einer Schule unterrichtet.
Gesundheit, Bildung, Energie, Ernährung und Verkehr sind die Felder, die mich interessieren.
`,
  italian: `
Voglio costruire qualcosa di utile con altre persone.
Cerchiamo qualcuno che possa lavorare con noi fin dall’inizio.
Ho lavorato in questo mestiere per dieci anni e lo conosco bene.
I nostri clienti pagano ogni mese e restano con noi.
Posso dare venti ore alla settimana adesso e di più il prossimo anno.
L’azienda è giovane e non abbiamo ancora guadagnato molto.
Vorrei una quota giusta e un piccolo stipendio.
Lavoriamo da casa e ci vediamo due volte al mese in città.
I miei genitori avevano un piccolo negozio e lì ho imparato molto.
Deve essere semplice, economico e buono per le persone che lo usano.
Mi piace decidere insieme, ma qualcuno deve avere l’ultima parola.
Aiutiamo le piccole imprese a risparmiare tempo e denaro.
Prima ho guidato una squadra di otto persone in una grande azienda.
Non voglio lavorare nei fine settimana né la sera.
La prima versione è pronta e alcuni utenti la stanno provando.
Cerco un socio per le vendite e per la tecnologia.
Ha studiato all’università e poi ha insegnato in una scuola.
Salute, istruzione, energia, cibo e trasporti sono i campi che mi interessano.
`,
  dutch: `
Ik wil samen met andere mensen iets nuttigs bouwen.
We zoeken iemand die vanaf het begin met ons kan werken.
Ik heb tien jaar in dit vak gewerkt en ik ken het goed.
Onze klanten betalen elke maand en blijven bij ons.
Ik kan nu twintig uur per week geven en volgend jaar meer.
Het bedrijf is jong en we hebben nog niet veel verdiend.
Ik wil graag een eerlijk deel en een klein salaris.
We werken thuis en zien elkaar twee keer per maand in de stad.
Mijn ouders hadden een kleine winkel en daar heb ik veel geleerd.
Het moet eenvoudig, goedkoop en goed zijn voor de mensen die het gebruiken.
Ik beslis graag samen, maar iemand moet het laatste woord hebben.
We helpen kleine bedrijven om tijd en geld te besparen.
Daarvoor leidde ik een team van acht mensen bij een groot bedrijf.
Ik wil niet in het weekend of ’s avonds werken.
De eerste versie is klaar en wordt door enkele gebruikers getest.
Ik zoek een partner voor de verkoop en voor de techniek.
Ze studeerde aan de universiteit en gaf daarna les op een school.
Gezondheid, onderwijs, energie, voedsel en vervoer zijn de gebieden die mij interesseren.
`,
  indonesian: `
Saya ingin membangun sesuatu yang berguna bersama orang lain.
Kami mencari seseorang yang bisa bekerja dengan kami sejak awal.
Saya sudah bekerja di bidang ini selama sepuluh tahun dan saya mengenalnya dengan baik.
Pelanggan kami membayar setiap bulan dan tetap bersama kami.
Saya bisa memberi dua puluh jam seminggu sekarang dan lebih banyak tahun depan.
Perusahaan ini masih muda dan kami belum banyak menghasilkan.
Saya ingin bagian yang adil dan gaji kecil.
Kami bekerja dari rumah dan bertemu dua kali sebulan di kota.
Orang tua saya punya toko kecil dan saya belajar banyak di sana.
Harus sederhana, murah dan baik untuk orang yang memakainya.
Saya suka memutuskan bersama, tetapi seseorang harus punya kata terakhir.
Kami membantu usaha kecil menghemat waktu dan uang.
Sebelum itu saya memimpin tim delapan orang di perusahaan besar.
Saya tidak mau bekerja di akhir pekan atau malam hari.
Versi pertama sudah siap dan sedang diuji oleh beberapa pengguna.
Saya mencari mitra untuk penjualan dan untuk teknologi.
Dia belajar di universitas lalu mengajar di sekolah.
Kesehatan, pendidikan, energi, makanan dan transportasi adalah bidang yang menarik bagi saya.
`,
  polish: `
Chcę zbudować coś pożytecznego z innymi ludźmi.
Szukamy kogoś, kto może pracować z nami od początku.
Pracowałem w tym zawodzie dziesięć lat i dobrze go znam.
Nasi klienci płacą co miesiąc i zostają z nami.
Mogę dać dwadzieścia godzin tygodniowo teraz i więcej w przyszłym roku.
Firma jest młoda i jeszcze niewiele zarobiliśmy.
Chciałbym uczciwy udział i małą pensję.
Pracujemy z domu i spotykamy się dwa razy w miesiącu w mieście.
Moi rodzice mieli mały sklep i tam dużo się nauczyłem.
To musi być proste, tanie i dobre dla ludzi, którzy z tego korzystają.
Lubię decydować razem, ale ktoś musi mieć ostatnie słowo.
Pomagamy małym firmom oszczędzać czas i pieniądze.
Wcześniej kierowałem zespołem ośmiu osób w dużej firmie.
Nie chcę pracować w weekendy ani wieczorami.
Pierwsza wersja jest gotowa i testuje ją kilku użytkowników.
Szukam wspólnika do sprzedaży i do technologii.
Studiowała na uniwersytecie, a potem uczyła w szkole.
Zdrowie, edukacja, energia, żywność i transport to dziedziny, które mnie interesują.
`,
  turkish: `
Başka insanlarla birlikte yararlı bir şey kurmak istiyorum.
En baştan bizimle çalışabilecek birini arıyoruz.
Bu meslekte on yıl çalıştım ve onu iyi tanıyorum.
Müşterilerimiz her ay ödüyor ve bizimle kalıyor.
Şimdi haftada yirmi saat verebilirim, gelecek yıl daha fazla.
Şirket genç ve henüz çok kazanmadık.
Adil bir pay ve küçük bir maaş isterim.
Evden çalışıyoruz ve ayda iki kez şehirde buluşuyoruz.
Annemle babamın küçük bir dükkânı vardı ve orada çok şey öğrendim.
Basit, ucuz ve kullanan insanlar için iyi olmalı.
Birlikte karar vermeyi severim ama birinin son sözü söylemesi gerekir.
Küçük işletmelerin zaman ve para tasarruf etmesine yardım ediyoruz.
Ondan önce büyük bir şirkette sekiz kişilik bir ekibi yönettim.
Hafta sonları ya da akşamları çalışmak istemiyorum.
İlk sürüm hazır ve birkaç kullanıcı tarafından deneniyor.
Satış ve teknoloji için bir ortak arıyorum.
Üniversitede okudu, sonra bir okulda ders verdi.
Sağlık, eğitim, enerji, gıda ve ulaşım beni ilgilendiren alanlar.
`,
  swedish: `
Jag vill bygga något nyttigt tillsammans med andra människor.
Vi söker någon som kan arbeta med oss från början.
Jag har arbetat i det här yrket i tio år och kan det väl.
Våra kunder betalar varje månad och stannar hos oss.
Jag kan ge tjugo timmar i veckan nu och mer nästa år.
Företaget är ungt och vi har inte tjänat mycket än.
Jag vill gärna ha en rättvis andel och en liten lön.
Vi arbetar hemifrån och träffas två gånger i månaden i staden.
Mina föräldrar hade en liten butik och där lärde jag mig mycket.
Det måste vara enkelt, billigt och bra för dem som använder det.
Jag beslutar gärna tillsammans, men någon måste ha sista ordet.
Vi hjälper små företag att spara tid och pengar.
`,
  romanian: `
Vreau să construiesc ceva util împreună cu alți oameni.
Căutăm pe cineva care poate lucra cu noi de la început.
Am lucrat zece ani în această meserie și o cunosc bine.
Clienții noștri plătesc în fiecare lună și rămân cu noi.
Pot da douăzeci de ore pe săptămână acum și mai mult anul viitor.
Firma este tânără și încă nu am câștigat mult.
Aș dori o parte corectă și un salariu mic.
Lucrăm de acasă și ne vedem de două ori pe lună în oraș.
Părinții mei aveau un magazin mic și acolo am învățat mult.
Trebuie să fie simplu, ieftin și bun pentru oamenii care îl folosesc.
Îmi place să hotărâm împreună, dar cineva trebuie să aibă ultimul cuvânt.
Ajutăm firmele mici să economisească timp și bani.
`,
  vietnamese: `
Tôi muốn cùng những người khác xây dựng một điều hữu ích.
Chúng tôi tìm một người có thể làm việc với chúng tôi từ đầu.
Tôi đã làm nghề này mười năm và hiểu rõ nó.
Khách hàng của chúng tôi trả tiền mỗi tháng và ở lại với chúng tôi.
Bây giờ tôi có thể dành hai mươi giờ mỗi tuần và nhiều hơn vào năm sau.
Công ty còn trẻ và chúng tôi chưa kiếm được nhiều.
Tôi muốn một phần công bằng và một mức lương nhỏ.
Chúng tôi làm việc ở nhà và gặp nhau hai lần mỗi tháng trong thành phố.
Cha mẹ tôi có một cửa hàng nhỏ và tôi đã học được nhiều ở đó.
Nó phải đơn giản, rẻ và tốt cho những người sử dụng.
Tôi thích cùng nhau quyết định, nhưng phải có người nói lời cuối.
Chúng tôi giúp các công ty nhỏ tiết kiệm thời gian và tiền bạc.
`,
  swahili: `
Nataka kujenga kitu chenye manufaa pamoja na watu wengine.
Tunatafuta mtu anayeweza kufanya kazi nasi tangu mwanzo.
Nimefanya kazi hii kwa miaka kumi na ninaijua vizuri.
Wateja wetu hulipa kila mwezi na hubaki nasi.
Naweza kutoa saa ishirini kwa wiki sasa na zaidi mwaka ujao.
Kampuni ni changa na bado hatujapata pesa nyingi.
Ningependa sehemu ya haki na mshahara mdogo.
Tunafanya kazi nyumbani na kukutana mara mbili kwa mwezi mjini.
Wazazi wangu walikuwa na duka dogo na nilijifunza mengi huko.
Lazima iwe rahisi, ya bei nafuu na nzuri kwa watu wanaoitumia.
Napenda kuamua pamoja, lakini lazima mtu awe na neno la mwisho.
Tunasaidia biashara ndogo kuokoa muda na pesa.
`,
  hindi: `
Main doosre logon ke saath kuch kaam ki cheez banana chahta hoon.
Hum kisi aise ko dhoondh rahe hain jo shuru se hamare saath kaam kar sake.
Maine das saal yeh kaam kiya hai aur ise achchhi tarah jaanta hoon.
Hamare grahak har mahine paise dete hain aur hamare saath rehte hain.
Main abhi hafte mein bees ghante de sakta hoon aur agle saal zyada.
Company nayi hai aur humne abhi zyada kamaya nahin hai.
Mujhe sahi hissa aur thodi tankhwah chahiye.
Hum ghar se kaam karte hain aur mahine mein do baar sheher mein milte hain.
Mere maa baap ki chhoti dukaan thi aur wahan maine bahut kuch seekha.
Yeh aasaan, sasta aur istemaal karne walon ke liye achchha hona chahiye.
Mujhe saath mein faisla karna pasand hai, par aakhri baat kisi ek ki honi chahiye.
Hum chhote vyapaar ka samay aur paisa bachate hain.
`,
} as const;
