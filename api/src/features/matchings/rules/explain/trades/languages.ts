export const LANGUAGES = `
English; englisch, inglés, anglais, inglese, engels
German; deutsch, alemán, allemand, alemão, tedesco, duits
French; französisch, francés, français, francese, frans
Spanish; spanisch, español, castellano, espagnol, espanhol, castelhano, spagnolo, spaans
Portuguese; portugiesisch, portugués, portugais, portoghese, portugees
Italian; italienisch, italiano, italien, italiaans
Dutch; niederländisch, nederlands, neerlandés, néerlandais, holandês, hollandais, olandese
mandarin, chinese, mandarin chinese; chinesisch, chino, chino mandarín, chinois, chinois mandarin, mandarim, chinês, cinese, chinees
swahili; kiswahili
Arabic; arabisch, árabe, arabo
Japanese; japanisch, japonés, japonais, giapponese
Korean; koreanisch, coreano, coréen, koreaans
Russian; russisch, ruso, russe, russo
Ukrainian; ukrainisch, ucraniano, ukrainien, ucraino, oekraïens
Polish; polnisch, polaco, polonais, polonês, polacco
Czech; tschechisch, checo, tchèque, tcheco, ceco, tsjechisch
Hungarian; ungarisch, húngaro, hongrois, ungherese, hongaars
Romanian; rumänisch, rumano, roumain, romeno, rumeno, roemeens
Greek; griechisch, griego, grec, grego, greco, grieks
Turkish; türkisch, turco, turc
Hebrew; hebräisch, hebreo, hébreu, hebraico, ebraico, hebreeuws
Catalan; katalanisch, catalão, catalano, catalaans
Swedish; schwedisch, sueco, suédois, svedese, zweeds
Danish; dänisch, danés, danois, dinamarquês, danese, deens
Norwegian; norwegisch, noruego, norvégien, norueguês, norvegese
Finnish; finnisch, finlandés, finnois, finlandese
Indonesian, bahasa indonesia; indonesisch, indonesio, indonésien, indonesiano
Vietnamese; vietnamesisch, vietnamita, vietnamien, vietnamees
Persian, farsi; persisch, persa, persan, persiano, perzisch
Cantonese; kantonesisch, cantonés, cantonais, kantonees
`;
